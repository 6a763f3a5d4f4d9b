// Tiles that rain over the page when somebody wins.

import { SHAPES } from "../shapes";

const TILES = 54;
const NAMES = "http://www.w3.org/2000/svg";

/** Starts the rain in a player color; returns a function that ends it early. */
export function dropTiles(color: number, pace: number): () => void {
  const sky = document.createElement("div");
  sky.setAttribute("aria-hidden", "true");
  Object.assign(sky.style, { position: "fixed", inset: "0", overflow: "hidden", pointerEvents: "none", zIndex: "60", contain: "strict" });
  document.body.append(sky);
  const falls = Array.from({ length: TILES }, (_, index) => {
    const size = 12 + Math.random() * 18;
    const tile = drop(color, index, size);
    sky.append(tile);
    const x = Math.random() * innerWidth;
    const drift = (Math.random() - 0.5) * 160;
    const spin = (Math.random() - 0.5) * 900;
    return tile.animate(
      [
        { transform: `translate(${x}px, ${-size * 2}px) rotate(0deg)` },
        { transform: `translate(${x + drift}px, ${innerHeight + size}px) rotate(${spin}deg) rotateX(${spin * 1.4}deg)` },
      ],
      {
        duration: (1500 + Math.random() * 1500) * pace,
        delay: Math.random() * 1500 * pace,
        easing: "cubic-bezier(.3,.1,.7,.9)",
        fill: "both",
      },
    ).finished;
  });
  const stop = () => sky.remove();
  void Promise.allSettled(falls).then(stop);
  return stop;
}

/** A tile in the winner's color; some show its shape, some are staircase tiles. */
function drop(color: number, index: number, size: number): SVGSVGElement {
  const svg = document.createElementNS(NAMES, "svg");
  svg.setAttribute("viewBox", "-14 -14 28 28");
  Object.assign(svg.style, { position: "absolute", left: "0", top: "0", width: `${size}px`, height: `${size}px`, willChange: "transform" });
  const other = ["yellow", "green", "blue", "red"][index % 4] ?? "yellow";
  const ground = index % 5 === 0 ? `var(--tile-${other})` : `var(--c${color})`;
  const motif = index % 2 ? "var(--grout)" : `var(--c${color}-edge)`;
  svg.append(path("M-12-12H12V12H-12Z", ground, `var(--c${color}-edge)`), path(SHAPES[color] ?? "", motif, "none"));
  return svg;
}

function path(d: string, fill: string, stroke: string): SVGPathElement {
  const element = document.createElementNS(NAMES, "path");
  for (const [name, value] of Object.entries({ d, fill, stroke, "stroke-width": "2", "stroke-linejoin": "round" }))
    element.setAttribute(name, value);
  return element;
}
