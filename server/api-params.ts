// Path and query values arrive as text; what the schema calls a number becomes one before it is
// checked.
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

/**
 * Values whose field is a number in the schema become numbers when they read like one; everything
 * else stays text.
 */
export function readParams(
  schema: z.core.$ZodType,
  values: Record<string, string>,
): Record<string, unknown> {
  const shape = definitionOf(schema).shape ?? {};
  const entries = Object.entries(values).map(([name, value]) => {
    // `constructor` is a name like any other, and no field.
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const numeric = field !== undefined && kindOf(field) === 'number' && /^-?\d{1,12}$/.test(value);
    return [name, numeric ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}
