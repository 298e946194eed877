/** What one part of a response says, in the words of the store: a text or choice, or a file. */
import * as z from 'zod/mini'
import type { Part } from '../parts'
import { attachmentSchema, type Attachment, type Question, type Response } from '../../form/question'
import { behaviourOf } from '../../question-types'
import { list } from '../../schema'

/** A ticked option. */
export interface Tick {
  id: string
  orden: number
}
export interface PartValue {
  /** The text, 'true' or 'false', the option's orden, the day or the time of day; '' for nothing. */
  answer: string
  /** That the form filled it in and nobody chose another. */
  porDefecto?: boolean | undefined
  /** Which other one, where the option that was picked asks for that. */
  otraRespuesta?: string | undefined
  /** Of an entry of a table: what its version says in the columns that rules look up. */
  celdas?: string | undefined
  /** The ticked options of a multiple choice. */
  opciones: Tick[]
  /** The file of a part that is one. */
  archivo: Attachment | null
}

/** Nothing. */
export const NOTHING: PartValue = { answer: '', opciones: [], archivo: null }

/** What a part of a response says. */
export function valueIn(question: Question, response: Response, part: Part): PartValue {
  if (part !== 'answer') return { ...NOTHING, archivo: response[part] }
  return {
    ...NOTHING,
    answer: behaviourOf(question).codec.encode(response.respuesta) ?? '',
    ...(response.porDefecto && { porDefecto: true }),
    ...(response.otraRespuesta && { otraRespuesta: response.otraRespuesta }),
    ...(response.celdas && { celdas: response.celdas }),
    opciones: response.opciones.filter(({ checked }) => checked).map(({ id, orden }) => ({ id, orden })),
  }
}

/** The change that gives a response this value: the reverse of {@link valueIn}. */
export function responseWith(
  question: Question,
  part: Part,
  { answer, porDefecto, otraRespuesta, celdas, opciones, archivo }: PartValue,
): Partial<Response> {
  if (part !== 'answer') return { [part]: archivo }
  const ticked = new Set(opciones.map(({ id }) => id))
  return {
    respuesta: behaviourOf(question).codec.decode(answer),
    porDefecto,
    otraRespuesta,
    celdas,
    opciones: question.opciones.map((option) =>
      option.checked === ticked.has(option.id) ? option : { ...option, checked: ticked.has(option.id) },
    ),
  }
}

/** What was answered; '' for a moment of an older entry of which nobody asks what it says (`readWallClocks`). */
export const answered = () =>
  z.pipe(
    z.nullish(z.union([z.string(), z.date()])),
    z.transform((stored) => (typeof stored === 'string' ? stored : '')),
  )

export const tickSchema: z.ZodMiniType<Tick> = z.looseObject({ id: z.string(), orden: z.number() })

/** Schema of the fields of {@link PartValue}, to be spread into what carries them. */
export const valueShape = {
  answer: answered(),
  porDefecto: z.optional(z.boolean()),
  otraRespuesta: z.optional(z.string()),
  celdas: z.optional(z.string()),
  opciones: list(tickSchema),
  archivo: z._default(z.nullable(attachmentSchema), null),
}

/** The value, or nothing where an older entry does not say. */
export const valueSchema = (): z.ZodMiniType<PartValue> =>
  z.pipe(
    z.nullish(z.looseObject(valueShape)),
    z.transform((value): PartValue => value ?? NOTHING),
  )
