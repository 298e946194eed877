/**
 * In which order a choice offers its options (KIND-09). A random order follows from the name of the answer and those of
 * the options alone: it is kept with the answer without being stored, stays through pauses and corrections, and an option
 * that is added later moves no other.
 */
import type { Option, Question } from '../../form/question'

/** `formato` of a choice that offers its options in random order. */
export const RANDOM_ORDER = 'random'

type Offering = Pick<Question, 'formato' | 'enCuadricula'>

/** Rows of a grid share columns, which stay where they are. */
export const isShuffled = ({ formato, enCuadricula }: Offering): boolean =>
  formato === RANDOM_ORDER && !enCuadricula

const OFFSET = 0x81_1c_9d_c5
const PRIME = 0x01_00_01_93
const [FIRST, SECOND] = [0x85_eb_ca_6b, 0xc2_b2_ae_35]

/** A number that texts have, spread evenly: FNV-1a with the last steps of murmur3. */
function spread(text: string): number {
  let mixed = OFFSET
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), PRIME)
  mixed = Math.imul(mixed ^ (mixed >>> 16), FIRST)
  mixed = Math.imul(mixed ^ (mixed >>> 13), SECOND)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** "None of these" and "other, which" are looked for at the end. */
const isLast = ({ exclusiva, otra }: Option): boolean => exclusiva || otra

/**
 * The positions of options in the order in which an answer's person sees them; those that exclude the others or ask
 * which stay last, in their own order.
 */
export function offeredOrder(opciones: readonly Option[], answerId: string): number[] {
  const rank = opciones.map((option) => (isLast(option) ? Infinity : spread(`${answerId} ${option.id}`)))
  return opciones
    .map((_, at) => at)
    .toSorted((one, other) => {
      const [first = 0, second = 0] = [rank[one], rank[other]]
      return first === second ? one - other : first - second
    })
}
