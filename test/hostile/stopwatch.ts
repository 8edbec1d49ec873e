// How long a reply took: the one use of the machine's time in these tests, of which none depends on
// the instant.
export function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}
