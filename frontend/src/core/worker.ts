// The worker: computes beside the page, so that nothing on the screen has to wait.

import { HANDLERS } from "./handlers";
import type { Request } from "./session/messages";
import { Session } from "./session/session";

const session = new Session(HANDLERS);

self.onmessage = ({ data }: MessageEvent<Request>): void => {
  const reply = session.answer(data);
  if (reply) self.postMessage(reply);
};
