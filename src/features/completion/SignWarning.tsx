import { useTranslation } from 'react-i18next'
import { questionAt } from '../../domain/answer/fill'
import type { Gaps } from '../../domain/correction/locks'
import { pathKey, sectionKey } from '../../domain/answer/path'
import { foreignTag, localized } from '../../domain/language'
import { useForm } from '../../renderer/context'
import { questionLabel } from '../../renderer/parts/question-input'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'

/** Most that are named; the title says how many there are. */
const MAX_NAMED = 10

interface SignWarningProps {
  left: Gaps
  onSign: () => void
  onClose: () => void
}

/** Says, before it is signed, what the signature keeps from being given later (SIGN-05). */
export function SignWarning({ left, onSign, onClose }: SignWarningProps) {
  const { t } = useTranslation('completion')
  const form = useForm()
  const sections = form.answering.engine.sections()
  const named = [
    ...left.places.flatMap((path) => {
      const question = questionAt(sections, path)
      if (!question) return []
      const lang = foreignTag(question, 'titulo', form.language)
      return [{ key: pathKey(path), words: questionLabel(question, path, form), lang }]
    }),
    ...left.sections.flatMap((index) => {
      const section = sections[index]
      if (!section) return []
      const field = localized(section, 'conditionalQuestion', form.language)
        ? 'conditionalQuestion'
        : 'titulo'
      const words = localized(section, field, form.language)
      return words ? [{ key: sectionKey(index), words, lang: foreignTag(section, field, form.language) }] : []
    }),
  ]
  return (
    <ConfirmDialog
      open
      title={t('sign.title', { count: left.places.length + left.sections.length })}
      confirmLabel={t('sign.confirm')}
      onConfirm={onSign}
      onClose={onClose}
    >
      {t('sign.text')}
      <ul>
        {named.slice(0, MAX_NAMED).map(({ key, words, lang }) => (
          <li key={key} dir="auto" lang={lang}>
            {words}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
