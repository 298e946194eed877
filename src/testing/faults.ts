import type * as z from 'zod/mini'

/** What a schema has against each field, as a dialog tells it: the first of what is wrong. */
export function faultsOf(schema: z.ZodMiniType, typed: unknown): Record<string, string> {
  const issues = schema.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
