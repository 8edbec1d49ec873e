// The error that ends a start without a usable database. Its message tells the operator why and
// what to do, so no stack is printed.
export class DatabaseStartError extends Error {}
