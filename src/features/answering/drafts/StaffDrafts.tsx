import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answering } from '../../../engine/answering'
import { draftAddress } from '../../../lib/draft-address'
import { formatDateTime } from '../../../lib/formats'
import { paths } from '../../../lib/paths'
import control from '../../../ui/native/control.module.css'
import { Field } from '../../../ui/native/Field'
import styles from './StaffDrafts.module.css'
import { useSavedWork } from '../../../renderer/use-saved-work'
import { cleanText } from '../../../domain/text/clean'

/** Most letters of a draft's name. */
const MAX_NAME_LENGTH = 60

/** The lowest free number. */
function firstFree(taken: number[]): number {
  let number = 1
  while (taken.includes(number)) number += 1
  return number
}

interface StaffDraftsProps {
  answering: Answering
  username: string
  /** Above the form stand other drafts, which may be the wanted ones; this one alone is named below it. */
  stand: 'above' | 'below'
}

/** The drafts of a form on this device: the name of this one, links to the others and to a new one (DAY-05). */
export function StaffDrafts({ answering, username, stand }: StaffDraftsProps) {
  const { t } = useTranslation('outbox')
  const savedWork = useSavedWork(username)
  const { formId } = answering.version
  const mine = answering.slotNumber
  if (!savedWork || mine === 0) return null
  const isOfForm = (one: { formId: string }) => one.formId === formId
  const others = savedWork.drafts.filter((one) => isOfForm(one) && one.number !== mine)
  if (others.length > 0 !== (stand === 'above')) return null
  const taken = [...savedWork.drafts, ...savedWork.queued].filter(isOfForm).map(({ number }) => number)
  const form = paths.answer.href(formId)
  return (
    <details className={styles.drafts}>
      <summary className={styles.summary}>{t('drafts.ofForm', { count: others.length + 1 })}</summary>
      <div className={styles.content}>
        <NameField answering={answering} />
        {others.length > 0 ? (
          <>
            <p>{t('drafts.others')}</p>
            <ul>
              {others.map(({ number, name, savedAt }) => (
                <li key={number}>
                  <Link to={draftAddress(form, number)}>{name || t('drafts.unnamed', { number })}</Link>{' '}
                  {formatDateTime(savedAt)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p>
          <Link to={draftAddress(form, firstFree([...taken, mine]))}>{t('drafts.another')}</Link>
        </p>
      </div>
    </details>
  )
}

function NameField({ answering }: { answering: Answering }) {
  const { t } = useTranslation('outbox')
  const id = useId()
  const [name, setName] = useState(answering.name)
  return (
    <Field id={id} label={t('drafts.name')} hint={t('drafts.nameHint')}>
      <input
        id={id}
        className={control.control}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setName(target.value)
          answering.rename(cleanText(target.value))
        }}
      />
    </Field>
  )
}
