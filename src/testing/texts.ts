import answering from '../../locales/es/answering.json'
import common from '../../locales/es/common.json'
import editor from '../../locales/es/editor.json'
import factor from '../../locales/es/factor.json'
import refused from '../../locales/es/refused.json'
import staff from '../../locales/es/staff.json'
import { initI18n } from '../lib/i18n'

/** All texts in Spanish, at once, for tests that look for what a person reads. */
export const speakSpanish = (): Promise<unknown> =>
  initI18n('es', { es: { answering, common, editor, factor, refused, staff } })
