/** Of what a member of the staff is told by mail, and when (REACH-07). */
import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { moment } from '../schema'

/** What somebody may be told of, in the order in which it is shown: stored under these names. */
export const NOTICE_KINDS = ['asignadas', 'vencidas', 'revisadas', 'nuevas'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** At once, once a day, or not. */
export const WHENS = ['ya', 'dia', 'no'] as const
export type When = (typeof WHENS)[number]

/** Forms of which a person is told otherwise than of the others; the rules know this number too. */
export const MAX_FORM_NOTICES = 50

/** What a person chose: `usuarios/{username}.avisos`, written by themselves. */
export interface NoticeChoice {
  asignadas: When
  /** What is late is late from midnight on, so there is nothing to tell at once. */
  vencidas: Exclude<When, 'ya'>
  revisadas: When
  nuevas: When
  /** What is new and revised of a form, by its id, where that is otherwise. */
  formularios: Record<string, When>
  /** The language of the mails. */
  idioma: Language
  /** Whether anything of it is told at once: by this those are found who are. */
  ya: boolean
  /** Since when: nobody is told at once of what came before they wanted that. */
  desde: Date | null
}

/** Once a day what is the own turn and what is late: what nobody calls a nuisance. */
export const FIRST_CHOICE: NoticeChoice = {
  ...{ asignadas: 'dia', vencidas: 'dia', revisadas: 'no', nuevas: 'no' },
  ...{ formularios: {}, idioma: BASE_LANGUAGE, ya: false, desde: null },
}

const choiceSchema: z.ZodMiniType<NoticeChoice> = z.looseObject({
  asignadas: z.enum(WHENS),
  vencidas: z.enum(['dia', 'no']),
  revisadas: z.enum(WHENS),
  nuevas: z.enum(WHENS),
  formularios: z.record(z.string(), z.enum(WHENS)),
  idioma: z.enum(LANGUAGES),
  ya: z.boolean(),
  desde: moment(),
})

/** What a person chose; what was never chosen, or cannot be read, is {@link FIRST_CHOICE}. */
export function choiceOf(stored: unknown): NoticeChoice {
  const parsed = choiceSchema.safeParse(stored)
  return parsed.success ? parsed.data : FIRST_CHOICE
}

/** The language that a person or whoever invited them chose; null where nobody did. */
export const chosenLanguage = (stored: unknown): Language | null =>
  choiceSchema.safeParse(stored).data?.idioma ?? null

/** Whether anything of a choice is told at once. */
export const tellsAtOnce = ({ asignadas, revisadas, nuevas, formularios }: NoticeChoice): boolean =>
  [asignadas, revisadas, nuevas, ...Object.values(formularios)].includes('ya')

/** When somebody is told of a kind, of a form's answers where that matters. */
export function whenOf(choice: NoticeChoice, kind: NoticeKind, formId: string): When {
  const isOfForm = kind === 'nuevas' || kind === 'revisadas'
  return (isOfForm && Object.hasOwn(choice.formularios, formId) && choice.formularios[formId]) || choice[kind]
}

/** Whether anything of a kind is told at that pace, of whatever form. */
export const wants = (choice: NoticeChoice, kind: NoticeKind, when: When): boolean =>
  choice[kind] === when ||
  ((kind === 'nuevas' || kind === 'revisadas') && Object.values(choice.formularios).includes(when))

/** No mail goes out before this hour of the municipality's clock, nor from the other one on. */
export const QUIET_UNTIL = '07:00'
const QUIET_FROM = '21:00'

/** Whether people are left in peace. @param time `HH:mm` by the municipality's clock */
export const isQuiet = (time: string): boolean => time < QUIET_UNTIL || time >= QUIET_FROM
