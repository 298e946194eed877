import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PersonKind } from '../../domain/citizen/identity'
import {
  citizenFaults,
  type CitizenFault,
  type CitizenField,
  type TypedCitizen,
} from '../../domain/citizen/new-citizen'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { FOUND } from './CitizenCard'
import { CreateField, fieldId } from './CreateField'
import { PRODUCT } from './product'
import styles from './Recipient.module.css'
import type { SearchFailure } from '../../engine/recipient'
import { useRecipient } from './use-recipient'

interface CreateDialogProps {
  kind: PersonKind
  typed: TypedCitizen
  onType: (change: Partial<TypedCitizen>) => void
  onClose: () => void
}

const FIELDS: Record<PersonKind, readonly CitizenField[]> = {
  fisica: ['nombre', 'apellido', 'dni', 'email', 'telefono', 'calle'],
  juridica: ['nombre', 'dni', 'email', 'telefono', 'calle'],
}
const FORM = 'new-citizen'

/** Creates a natural person or a legal entity (RECIP-03); a failure keeps what was typed (RECIP-07), and so does closing. */
export function CreateDialog({ kind, typed, onType, onClose }: CreateDialogProps) {
  const { t } = useTranslation('recipient')
  const { say } = useForm()
  const { recipient } = useRecipient()
  const [shown, setShown] = useState<readonly CitizenField[]>([])
  const [phase, setPhase] = useState<'idle' | 'creating' | SearchFailure>('idle')
  const faults = citizenFaults(kind, typed)
  const isCreating = phase === 'creating'

  const wrong = (field: CitizenField, fault: CitizenFault | undefined) => {
    if (!fault || !shown.includes(field)) return undefined
    if (fault === 'missing') return t('wrong.missing')
    return field === 'dni' ? t(`wrong.dni.${kind}`) : t(`wrong.${field}`)
  }

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isCreating) return
    setShown(FIELDS[kind])
    const first = FIELDS[kind].find((field) => faults[field])
    if (first) return focusPlace(fieldId(first))
    setPhase('creating')
    const outcome = await recipient.create(kind, typed)
    if (outcome !== 'created' && outcome !== 'exists') return setPhase(outcome)
    say({ text: outcome === 'created' ? t(`created.${kind}`) : t('created.exists') })
    // The dialog is closed first: while it is open, nothing behind it can take the focus.
    flushSync(onClose)
    focusPlace(FOUND)
  }

  return (
    <Dialog
      title={t(`create.${kind}`)}
      busy={isCreating}
      onClose={() => {
        if (!isCreating) onClose()
      }}
      actions={
        <>
          <Button aria-disabled={isCreating} onClick={isCreating ? undefined : onClose}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" form={FORM} look="primary" busy={isCreating}>
            {isCreating ? t('create.creating') : t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.fields} noValidate onSubmit={(event) => void create(event)}>
        {phase === 'idle' || phase === 'creating' ? (
          <p className={styles.lead}>{t('create.text')}</p>
        ) : (
          <Failed why={phase} />
        )}
        {FIELDS[kind].map((field) => (
          <CreateField
            key={field}
            field={field}
            kind={kind}
            value={typed[field]}
            error={wrong(field, faults[field])}
            onType={(text) => onType({ [field]: text })}
            onLeave={() => {
              onType({ [field]: typed[field].trim() })
              if (typed[field].trim() !== '') setShown((before) => [...before, field])
            }}
          />
        ))}
      </form>
    </Dialog>
  )
}

/** Scrolls into sight, wherever in a long dialog the person is. */
function Failed({ why }: { why: SearchFailure }) {
  const { t } = useTranslation('recipient')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which an effect must not return.
    void ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref}>
      {why === 'limited' ? (
        <Notice tone="warning" urgent title={t('failed.limitedTitle')}>
          <p>{t('failed.limited')}</p>
        </Notice>
      ) : (
        <Notice tone="danger" urgent title={t('failed.create', { product: PRODUCT })}>
          <p>{why === 'offline' ? t('failed.createOffline') : t('failed.createKept')}</p>
        </Notice>
      )}
    </div>
  )
}
