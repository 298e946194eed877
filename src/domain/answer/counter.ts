/**
 * How many places of a limited form are taken (ANS-12): marked answers count nowhere, or anybody could close a form
 * with empty ones.
 * @param total answers, as `contadores/respuestas` has it
 * @param invalidas how many of them are marked; older counters do not say
 */
export const placesTaken = (total: unknown, invalidas: unknown): number =>
  Number(total ?? 0) - Number(invalidas ?? 0)
