import { checkKey } from '../../domain/answer/problems'
import { foreignTag, localized } from '../../domain/language'
import { useForm } from '../context'
import { inOwnLanguage } from '../parts/own-language'

/** What a check of the form tells in the summary, also once it is put right (LOGIC-01). */
export function FormCheckWords({ place }: { place: string }) {
  const { answering, language, t } = useForm()
  for (const section of answering.engine.sections()) {
    const check = section.validaciones.find((one) => checkKey(one) === place)
    const words = check && localized(check, 'mensaje', language, section)
    if (words) return inOwnLanguage(words, foreignTag(check, 'mensaje', language))
  }
  return t('problem.check')
}
