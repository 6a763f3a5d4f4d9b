/* Run under AddressSanitizer and UndefinedBehaviorSanitizer by test_sanitized.py:
 *
 *     sanitized WEIGHTS SEED LOADS GAMES
 *
 * loads damaged weights, then analyzes games, lets all players choose in them, tries illegal moves,
 * and reviews them with moves of anybody. All memory has exactly the size that is asked for.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "network/network.c" /* for its checksum */

#include "game/events.h"
#include "game/moves.h"
#include "game/random.h"
#include "network/evaluate.h"
#include "players/players.h"
#include "review/review.h"
#include "turn/turn.h"

static uint64_t stream;

static size_t below(size_t n)
{
    return (size_t)((draw(&stream) >> 33) % n);
}

static evaluator *load(const uint8_t *file, size_t bytes)
{
    size_t size = rapido_evaluator_size(file, bytes);
    if (!size)
        return 0;
    evaluator *e = aligned_alloc(64, size);
    if (size % 64 || !e)
        exit(2);
    if (rapido_evaluator_load(e, file, bytes))
        return e;
    free(e);
    return 0;
}

/* Change some bytes, mostly of the head, and the length; half of them get a right checksum. */
static int damage(const uint8_t *file, size_t bytes)
{
    size_t length = below(3) ? bytes : below(2) ? below(bytes + 1) : bytes + below(64);
    uint8_t *copy = calloc(length ? length : 1, 1);
    memcpy(copy, file, length < bytes ? length : bytes);
    for (size_t i = below(4); i && length; i--)
        copy[below(2) && length > 120 ? below(120) : below(length)] = (uint8_t)draw(&stream);
    if (below(2) && length >= 4) {
        uint32_t crc = crc32_of(copy, length - 4);
        for (int i = 0; i < 4; i++)
            copy[length - 4 + (size_t)i] = (uint8_t)(crc >> 8 * i);
    }
    evaluator *e = load(copy, length);
    free(e);
    free(copy);
    return e != 0;
}

/* Make a move of any kind with any number on a copy; it has events, or a reason for its refusal. */
static void try_move(const game *g)
{
    game copy = *g;
    event *events = malloc(MAX_EVENTS * sizeof *events);
    int kind = (int)below(5) - 1, number = (int)below(60) - 10;
    int refusal = rapido_refusal(g, kind, number), done = rapido_move(&copy, kind, number, events);
    if (refusal ? done != -refusal || memcmp(&copy, g, sizeof copy) : done < 0 || done > MAX_EVENTS)
        exit(4);
    if (rapido_thrown_out(g, number) >= 1u << 6)
        exit(4);
    free(events);
}

static void let_all_choose(evaluator *e, const game *g)
{
    for (int player = -1; player <= BUILT_IN_PLAYERS; player++) {
        int action = rapido_choose(e, g, player, draw(&stream));
        if (action >= 0 && !(rapido_legal(g) >> action & 1))
            exit(5);
    }
}

/* Review a game as it was played, or with moves in it that somebody has made up. */
static void review(evaluator *e, const game *start, const uint8_t *played, int32_t count)
{
    uint8_t *moves = malloc((size_t)count + 1);
    review_entry *entries = malloc(((size_t)count + 1) * sizeof *entries);
    review_ends *ends = malloc(sizeof *ends);
    memcpy(moves, played, (size_t)count);
    for (size_t i = below(3); i && count; i--)
        moves[below((size_t)count)] = (uint8_t)draw(&stream);
    int32_t legal = rapido_review(e, start, moves, count, entries, ends);
    if (legal > count || (!memcmp(moves, played, (size_t)count) && legal != count))
        exit(6);
    free(ends);
    free(entries);
    free(moves);
}

static void play(evaluator *e, int players, int finish)
{
    game g;
    uint8_t moves[60];
    int32_t count = 0;
    rapido_begin(&g, players, finish);
    for (int p = 0; p < players; p++)
        g.steps[p] = (int16_t)below((size_t)finish);
    game start = g;
    for (; count < 60 && g.phase != OVER; count++) {
        try_move(&g);
        let_all_choose(e, &g);
        analysis a;
        turn_odds odds;
        rapido_analyze(e, &g, &a);
        if (!below(4)) {
            rapido_odds(e, &g, &odds);
            rapido_field_for(e, &g, (int)below(36), (int)below(9));
        }
        if (g.phase == DICE) {
            int dice = (int)below(36);
            rapido_roll(&g, dice);
            moves[count] = (uint8_t)(DICE_MOVE + dice);
        } else {
            int action = a.best;
            while (below(2) || !(a.legal >> action & 1))
                action = (int)below(8);
            if (!(action < FIRST_PLACE ? rapido_throw(&g, action)
                                       : rapido_place(&g, action - FIRST_PLACE)))
                exit(3);
            moves[count] = (uint8_t)action;
        }
    }
    try_move(&g);
    review(e, &start, moves, count);
}

int main(int argc, char **argv)
{
    static uint8_t file[1 << 21];
    if (argc != 5)
        return 2;
    FILE *from = fopen(argv[1], "rb");
    size_t bytes = from ? fread(file, 1, sizeof file, from) : 0;
    stream = stream_start(strtoull(argv[2], 0, 10), 0);
    evaluator *e = load(file, bytes);
    if (!e)
        return 2;
    int loaded = 0;
    for (int i = atoi(argv[3]); i; i--)
        loaded += damage(file, bytes);
    for (int i = 0; i < atoi(argv[4]); i++) {
        static const int finishes[] = {21, 21, 3, 1, 40, 999};
        for (int backend = 0; backend < NETWORK_BACKENDS; backend++)
            if (rapido_evaluator_use(e, backend))
                play(e, file[12], finishes[below(6)]);
    }
    printf("%d of the damaged files were loaded\n", loaded);
    free(e);
    return 0;
}
