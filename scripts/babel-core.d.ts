// What the tests use of a library that brings no types.
declare module '@babel/core' {
  export function parseSync(code: string, options: Record<string, unknown>): object;
  export function traverse(
    parsed: object,
    visitor: { Program(path: { scope: { globals: Record<string, unknown> } }): void },
  ): void;
}
