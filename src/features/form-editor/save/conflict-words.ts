import type { TFunction } from 'i18next'
import { checkSchema } from '../../../domain/form/check'
import { FIELD_NAMES } from '../../../domain/form/fields'
import { QUESTION_FORMULAS } from '../../../domain/form/question'
import { SECTION_FORMULAS, type Section } from '../../../domain/form/section'
import { shownWords } from '../../../domain/form-logic/typed'
import type { MergeConflict, Side } from '../../../domain/form/merge'
import type { Spot } from '../../../domain/form/spot'
import { LANGUAGES } from '../../../domain/language'
import { ruleWords } from '../../../lib/rule-meaning'

type T = TFunction<'editor'>
/** Names a place in the form. */
type Where = (spot: Spot) => string

/** Fields that have words of their own. */
const FIELDS = [
  ...FIELD_NAMES,
  'areaAsociada',
  'areas',
  'estados',
  'signatures',
  'payments',
  'opcionales',
  'headerImageURL',
  'muniCore',
  'appointmentGroup',
  'responsesCount',
  'customizedVoucherText',
  'purcharseOrderDetails',
  'certificado',
  'casos',
  'estadoInicial',
  'cierres',
  'reparto',
  'horario',
  'retencion',
  'seguir',
  'avisos',
  'soloFirmado',
] as const

const baseName = (t: T, field: string): string => {
  const known = FIELDS.find((one) => one === (field === 'textoAlternativeLanguage' ? 'texto' : field))
  return t(`conflict.field.${known ?? 'other'}`)
}

const TRANSLATED = LANGUAGES.filter((one) => one !== 'es')

/** The name of a field; translations say which language. */
function fieldName(t: T, field: string): string {
  const cut = field.lastIndexOf('_')
  const language = TRANSLATED.find((one) => cut > 0 && one === field.slice(cut + 1))
  if (!language) return baseName(t, field)
  return t('conflict.inLanguage', {
    field: baseName(t, field.slice(0, cut)),
    language: t(`language.${language}`),
  })
}

/** What a conflict is about: where, and what both changed there. */
export function conflictText(t: T, where: Where, { code, spot, field }: MergeConflict): string {
  const what = code === 'field' ? fieldName(t, field) : t(`conflict.about.${code}`)
  return t('conflict.item', { spot: where(spot), what })
}

const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) &&
  value.every((step: unknown) => typeof step === 'object' && step !== null && 'kind' in step)

const FORMULAS: readonly string[] = [...QUESTION_FORMULAS, ...SECTION_FORMULAS]

/** Checks as a conflict has them, with what they tell; nothing for what is none. */
const checksText = (t: T, value: unknown, secciones: readonly Section[]): string =>
  (Array.isArray(value) ? value : [])
    .flatMap((one: unknown) => {
      const { success, data } = checkSchema.safeParse(one)
      return success ? [`${ruleWords(t, secciones)(data.regla)}: ${shownWords(data.mensaje, secciones)}`] : []
    })
    .join('; ')

/** The value of one side in a few words; '' when it cannot be said so. */
function valueText(
  t: T,
  where: Where,
  conflict: MergeConflict,
  { side, secciones }: Pick<SaidSide, 'side' | 'secciones'>,
): string {
  const value = conflict[side]
  if (conflict.code === 'removed') return t(value === null ? 'conflict.remove' : 'conflict.stay')
  if (conflict.code === 'moved' && isSpot(value)) return where(value)
  if (conflict.code !== 'field') return ''
  if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off')
  if (typeof value === 'string') {
    if (value.trim() === '') return t('conflict.empty')
    // Its address means nothing to a person.
    if (conflict.field === 'imagenURL') return ''
    return FORMULAS.includes(conflict.field) ? ruleWords(t, secciones)(value) : shownWords(value, secciones)
  }
  if (conflict.field === 'validaciones') return checksText(t, value, secciones) || t('conflict.empty')
  return typeof value === 'number' && conflict.field === 'responsesCount' ? String(value) : ''
}

interface SaidSide {
  side: Side
  username: string
  /** The form of that side, whose parts its rules name. */
  secciones: readonly Section[]
}

/** One side of a conflict, in words. */
export function sideText(t: T, where: Where, conflict: MergeConflict, said: SaidSide): string {
  const { side, username } = said
  const theirs = username === '' ? t('conflict.theirsUnknown') : t('conflict.theirs', { username })
  const who = side === 'mine' ? t('conflict.mine') : theirs
  const value = valueText(t, where, conflict, said)
  return value === '' ? who : t('conflict.value', { who, value })
}
