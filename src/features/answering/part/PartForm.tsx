import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEVICE } from '../../../data/device'
import { givePart, partUploader, type PartRef } from '../../../data/public/part'
import type { Branding } from '../../../domain/geography/branding'
import { zoneOf } from '../../../domain/zone'
import type { DraftSlot } from '../../../engine/draft-slot'
import { openPart, type PartPorts } from '../../../engine/part/giving'
import { formatDateTime } from '../../../lib/formats'
import { useForm } from '../../../renderer/context'
import { AnswerForm } from '../../../renderer/form/AnswerForm'
import { ChangedMeanwhile, SaveFailures } from '../../../renderer/form/SaveFailures'
import { useSaveState } from '../../../renderer/form/use-saved'
import { FormSkeleton } from '../../../renderer/FormSkeleton'
import { useOpened } from '../../../renderer/use-opened'
import { Button } from '../../../ui/native/Button'
import { DataNotice } from '../DataNotice'
import { STRANGER } from '../public-ports'
import { partFailureOf } from './failure'
import styles from './Part.module.css'
import { RefuseDialog } from './RefuseDialog'
import type { AskedPart } from '../../../domain/second-person/asked-part'

const portsFor = (link: PartRef): PartPorts => ({
  uploader: partUploader(link),
  give: (section) => givePart({ ...link, section }),
  failureOf: partFailureOf,
  ...DEVICE,
})

interface PartFormProps {
  link: PartRef
  asked: AskedPart
  /** Who the person is, in the form's words. */
  who: string
  place: string
  marca: Branding | undefined
  /** It was given or refused, here or on another device. */
  onEnded: () => void
}

/** The part of an answer that another person gives: the form's own section, and the way to refuse it (REACH-11). */
export function PartForm({ link, asked, who, place, marca, onEnded }: PartFormProps) {
  const { t } = useTranslation('part')
  const [isRefusing, setRefusing] = useState(false)
  const { answerId, secret } = link
  const open = useCallback(
    (slot: DraftSlot) => openPart(answerId, asked, slot, portsFor({ answerId, secret })),
    [answerId, asked, secret],
  )
  const { work, discard } = useOpened(`parte/${answerId}`, STRANGER, open)
  if (!work) return <FormSkeleton />
  const name = place || t('thePlace')
  return (
    <AnswerForm
      answering={work.answering}
      facts={
        <div className={styles.facts}>
          <p>{t('asks', { place: name, who })}</p>
          <p>{t('until', { when: formatDateTime(new Date(asked.until), zoneOf(asked.version)) })}</p>
        </div>
      }
      savingSays={t('savingSays', { place: name })}
      last={
        <>
          <DataNotice marca={marca} />
          <section className={styles.refuse} aria-labelledby="refuse-heading">
            <h2 id="refuse-heading">{t('refuseHeading')}</h2>
            <Button onClick={() => setRefusing(true)}>{t('refuse')}</Button>
          </section>
        </>
      }
      failures={<PartFailures onRenew={onEnded} />}
      onSaved={onEnded}
      onDiscard={discard}
      onRenew={onEnded}
    >
      {isRefusing ? (
        <RefuseDialog
          link={link}
          place={name}
          onClose={() => setRefusing(false)}
          onRefused={async () => {
            await work.answering.discard()
            onEnded()
          }}
        />
      ) : null}
    </AnswerForm>
  )
}

/** Why the part was not stored: its link is over, or another failure (ANS-14). */
function PartFailures({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation('part')
  const { failure } = useSaveState(useForm().answering)
  if (failure !== 'closed') return <SaveFailures onRenew={onRenew} />
  const words = { title: t('endedTitle'), text: t('endedText'), go: t('endedGo') }
  return <ChangedMeanwhile {...words} onRenew={onRenew} />
}
