"""What can be wrong with a position, and in which part of it: stable codes."""

from enum import StrEnum


class FaultPart(StrEnum):
    """The part of a position that is wrong."""

    WHOLE = "whole"
    STEPS = "steps"
    FIELDS = "fields"
    TURN = "turn"


class FaultReason(StrEnum):
    """What is wrong."""

    THREE_PARTS = "three_parts"
    """a position has three parts: steps, fields, turn"""
    STEPS_FORM = "steps_form"
    """steps and finish are written as in 4,0,11/21"""
    PLAYERS = "players"
    """two to six people play"""
    FINISH = "finish"
    """the finish is a step from 1 to 999"""
    STEP_RANGE = "step_range"
    """nobody stands above the finish"""
    TWO_FINISHED = "two_finished"
    """only one piece can reach the finish"""
    FIELDS_FORM = "fields_form"
    """fields 5 to 0 are written as in -/-/B46/-/-/CX1"""
    FACES = "faces"
    """the dice do not have these faces"""
    OWNER = "owner"
    """nobody in this game owns such a pair"""
    PAIR_TWICE = "pair_twice"
    """a pair lies on one field only"""
    FIELD_FULL = "field_full"
    """fields 1 to 5 hold one pair each"""
    TURN_FORM = "turn_form"
    """the turn is written as in A, A46:2 or A!"""
    NO_PLAYER = "no_player"
    """there is no such player to act"""
    NOT_OVER = "not_over"
    """a piece on the finish ends the game"""
    NOT_WON = "not_won"
    """the winner stands on the finish"""
    ALL_LIE = "all_lie"
    """the player to act has scored, so not all of that player's pairs lie on fields"""
    PAIR_LIES = "pair_lies"
    """the pair that is rolled does not lie on a field"""
    CROSS = "cross"
    """from the second roll on an X ends the turn, so it does not stay on the table"""
