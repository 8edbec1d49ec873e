// What the driver of an engine does for the journeys. It is little on purpose: one library drives
// Firefox and another WebKit, and what a customer sees is looked up in the page, the same in both.

/** A browser window with cookies of its own. */
export interface EngineWindow {
  visit(address: string): Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise. */
  run(expression: string): Promise<unknown>;
  /** Presses at a point of the page's visible part. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  open(size: { width: number; height: number }): Promise<EngineWindow>;
  close(): Promise<void>;
}
