// Animations that run at one speed and can be skipped together.

export class AnimationGroup {
  skipped = false;
  readonly #running = new Set<Animation>();
  readonly #wakers = new Set<() => void>();
  readonly #overlays = new Set<Element>();

  /** pace: 1 is normal, 0 is instant; calm: no movement, elements only light up */
  constructor(
    readonly pace: number,
    readonly calm: boolean,
  ) {
    if (pace === 0) this.skipped = true;
    else if (typeof document !== "undefined") {
      if (document.hidden) this.skipped = true; // nobody is watching, and a hidden page does not animate
      document.addEventListener("visibilitychange", this.#hidden);
    }
  }

  readonly #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Animates an element if it exists; does nothing when skipped or calm. */
  async move(element: Element | undefined, frames: Keyframe[], time: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    if (this.calm) return;
    await this.light(element, frames, time, options);
  }

  /** Highlights an element, even when calm. */
  async light(element: Element | undefined, frames: Keyframe[], time: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    if (this.skipped || !element) return;
    const delay = (options.delay ?? 0) * this.pace;
    const animation = element.animate(frames, { duration: time * this.pace, easing: "ease-out", ...options, delay });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined); // rejects when canceled by skip()
    this.#running.delete(animation);
  }

  async wait(time: number): Promise<void> {
    if (this.skipped) return;
    await new Promise<void>((wake) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wakers.delete(done);
        wake();
      };
      const timer = setTimeout(done, time * this.pace);
      this.#wakers.add(done);
    });
  }

  /** Puts a copy of an element above the page at its current place, until the group ends. */
  lift(element: Element, at: DOMRect): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement;
    const place = { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` };
    Object.assign(copy.style, { position: "fixed", ...place, margin: "0", zIndex: "40", pointerEvents: "none", willChange: "transform" });
    copy.setAttribute("aria-hidden", "true");
    return this.overlay(copy);
  }

  /** Keeps an element above the page until the group ends. */
  overlay<T extends Element>(element: T): T {
    document.body.append(element);
    this.#overlays.add(element);
    return element;
  }

  drop(element: Element): void {
    element.remove();
    this.#overlays.delete(element);
  }

  skip(): void {
    this.skipped = true;
    for (const animation of this.#running) animation.cancel();
    for (const wake of [...this.#wakers]) wake();
    this.close();
  }

  close(): void {
    for (const element of this.#overlays) element.remove();
    this.#overlays.clear();
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.#hidden);
  }
}
