import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TypedCitizen } from '../../domain/citizen/new-citizen'
import { loadTexts } from '../../lib/i18n'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import type { Change } from './change'
import { ChangeDialog } from './ChangeDialog'
import { CitizenCard } from './CitizenCard'
import { CreateDialog } from './CreateDialog'
import { KindChoice } from './KindChoice'
import { NumberSearch } from './NumberSearch'
import styles from './Recipient.module.css'
import { SearchOutcome } from './SearchOutcome'
import { useRecipient } from './use-recipient'

/** The person selector with its texts. */
export async function loadRecipientFields() {
  await loadTexts('recipient')
  return RecipientFields
}

const NOTHING: TypedCitizen = { nombre: '', apellido: '', dni: '', email: '', telefono: '', calle: '' }

/** A natural person or a legal entity, looked up by number, or created (RECIP-01, RECIP-03). */
function RecipientFields() {
  const { t } = useTranslation('recipient')
  const { t: say } = useForm()
  const { recipient, state } = useRecipient()
  const [change, setChange] = useState<Change | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [draft, setDraft] = useState(NOTHING)
  const { citizen, kind, number } = state

  function apply(wanted: Change): void {
    // What was typed in the create dialog was about another person.
    setDraft(NOTHING)
    if ('kind' in wanted) recipient.choose(wanted.kind)
    else if ('number' in wanted) recipient.type(wanted.number)
    else recipient.assign(wanted.citizen)
  }
  const ask = (wanted: Change) => (citizen ? setChange(wanted) : apply(wanted))

  const follow = useCallback(async () => {
    const named = await recipient.followLink()
    if (named) setChange({ citizen: named })
  }, [recipient])
  useEffect(() => {
    if (recipient.hasNewLink()) void follow()
  }, [recipient, follow])
  const retry = () => (number === '' && recipient.hasNewLink() ? follow() : recipient.search())

  return (
    <div className={styles.recipient}>
      <p className={styles.lead}>{recipient.isRequired ? t('leadRequired') : t('lead')}</p>
      <KindChoice kind={kind} onChoose={(wanted) => ask({ kind: wanted })} />
      <NumberSearch
        kind={kind}
        number={number}
        isSearching={state.search === 'searching'}
        onType={(typed) => ask({ number: typed })}
        onSearch={() => void recipient.search()}
      />
      <div aria-live="polite">{citizen ? <CitizenCard citizen={citizen} /> : null}</div>
      {state.answered ? (
        <Notice tone="danger" urgent title={say('access.answeredTitle')}>
          <p>{say('access.answeredText')}</p>
        </Notice>
      ) : null}
      <SearchOutcome
        search={state.search}
        kind={kind}
        onRetry={() => void retry()}
        onCreate={() => {
          setDraft((before) => ({ ...before, dni: number }))
          setCreating(true)
        }}
      />
      {isCreating ? (
        <CreateDialog
          kind={kind}
          typed={draft}
          onType={(part) => setDraft((before) => ({ ...before, ...part }))}
          onClose={() => setCreating(false)}
        />
      ) : null}
      {change && citizen ? (
        <ChangeDialog
          citizen={citizen}
          change={change}
          onCancel={() => setChange(null)}
          onConfirm={() => {
            apply(change)
            setChange(null)
          }}
        />
      ) : null}
    </div>
  )
}
