// Why a brand cannot be moved, in a sentence for the operator.
export class MoveError extends Error {}
