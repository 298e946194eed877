import { randomText } from '../../../lib/random'

const ID_LENGTH = 16

/** A name for a part of a form that nothing else has. */
export const newId = (): string => randomText(ID_LENGTH)
