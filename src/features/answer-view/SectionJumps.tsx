import { useTranslation } from 'react-i18next'
import { isHiddenByRule } from '../../domain/form/outcome'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { sectionHeadingId } from '../../renderer/read/section-heading-id'
import styles from './AnswerView.module.css'

/** An answer of fewer sections is read through. */
const FEWEST = 4

/** Leads to the sections of a long answer (VIEW-01); paper has none of it. */
export function SectionJumps({ secciones }: { secciones: readonly Section[] }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const shown = secciones.filter((section) => !isHiddenByRule(section))
  if (shown.length < FEWEST) return null
  return (
    <nav className={styles.jumps} aria-label={t('view.sections')}>
      <details>
        <summary>{t('view.sectionsCount', { count: shown.length })}</summary>
        <ol>
          {shown.map((section) => (
            <li key={section.id}>
              <a
                href={`#${sectionHeadingId(section)}`}
                dir="auto"
                lang={foreignTag(section, 'titulo', language)}
              >
                {localized(section, 'titulo', language)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
