// Path and query values arrive as text; numeric fields are converted before the schema checks them.
import type * as z from 'zod/mini';

type Definition = {
  type: string;
  innerType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  in?: z.core.$ZodType;
};
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

function kindOf(schema: z.core.$ZodType): string {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in;
  return inner === undefined ? definition.type : kindOf(inner);
}

/** Converts values of numeric fields that look like numbers; everything else stays text. */
export function readParams(
  schema: z.core.$ZodType,
  values: Record<string, string>,
): Record<string, unknown> {
  const shape = definitionOf(schema).shape ?? {};
  const entries = Object.entries(values).map(([name, value]) => {
    // `constructor` may be a parameter name, but is not a field.
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const numeric = field !== undefined && kindOf(field) === 'number' && /^-?\d{1,12}$/.test(value);
    return [name, numeric ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
