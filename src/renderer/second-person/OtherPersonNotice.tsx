import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isOthersPart, waitsForPart } from '../../domain/form/second-person'
import { localized } from '../../domain/language'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'

/** Tells who answers that another person is asked for their part once it is sent, where its rules ask for them (REACH-11). */
export function OtherPersonNotice() {
  const { answering, language } = useForm()
  const { engine, version } = answering
  const { t } = useTranslation('part')
  const waits = useSyncExternalStore(engine.onAnyChange, () => waitsForPart(engine.sections()))
  const part = version.secciones.find(isOthersPart)
  if (!waits || !part) return null
  return <Notice tone="info">{t('waits', { who: localized(part, 'otraPersona', language) })}</Notice>
}
