import { createContext, use, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CLOSED } from '../../renderer/closed'
import styles from './CitizenPortal.module.css'

/** Whether what is not asked for is folded away. */
export const Folded = createContext(false)

/** A question of an answer in revision: a card where it is asked for, else read, or folded away (CORR-05). */
export function RevisedQuestion(given: ComponentProps<typeof CLOSED.Question>) {
  const { t } = useTranslation('citizen')
  const isFolded = use(Folded)
  const { terms, problem } = given.slice
  if (terms.asks.length > 0)
    return (
      <div className={styles.asked}>
        {terms.isOpened ? <p className={styles.opened}>{t('revise.opened')}</p> : null}
        <CLOSED.Question {...given} />
      </div>
    )
  return isFolded && !problem ? null : <CLOSED.Question {...given} />
}
