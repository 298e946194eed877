import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { State } from '../../../domain/form/state'
import { foreignTag, localized } from '../../../domain/language'
import { Button } from '../../../ui/native/Button'
import { ChoiceRow } from '../../../ui/native/ChoiceRow'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../../../renderer/context'
import type { StartState } from '../../../engine/start-state'
import styles from './StateDialog.module.css'

const NEVER = () => () => undefined

/** Asks in which state the answer is saved, while saving waits for it (ANS-18). */
export function StateDialog() {
  const { startState, version } = useForm().answering
  const isAsking = useSyncExternalStore(startState?.on ?? NEVER, () => startState?.isAsking() ?? false)
  if (!startState || !isAsking) return null
  const { inicial } = version.estados
  return (
    <AskedState startState={startState} initial={inicial} makesIncident={version.opcionales.incidentes} />
  )
}

interface AskedStateProps {
  startState: StartState
  initial: number
  makesIncident: boolean
}

function AskedState({ startState, initial, makesIncident }: AskedStateProps) {
  const { t } = useTranslation('finish')
  const { language } = useForm()
  const name = useId()
  const [chosen, setChosen] = useState(startState.chosen() ?? initial)
  const wordsOf = (state: State) => {
    const words = localized(state, 'nombre', language)
    return state.id === initial ? t('state.initial', { state: words }) : words
  }
  return (
    <Dialog
      title={t('state.title')}
      onClose={startState.cancel}
      actions={
        <>
          <Button onClick={startState.cancel}>{t('state.cancel')}</Button>
          <Button look="main" type="submit" form={name}>
            {t('state.save')}
          </Button>
        </>
      }
    >
      <form
        id={name}
        className={styles.asked}
        onSubmit={(event) => {
          event.preventDefault()
          startState.choose(chosen)
        }}
      >
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('state.hint')}</legend>
          {startState.choices.map((state) => (
            <ChoiceRow
              key={state.id}
              type="radio"
              id={`${name}-${state.id}`}
              name={name}
              checked={state.id === chosen}
              onChange={() => setChosen(state.id)}
              // Of the initial one the page says beside its name that it is that.
              lang={state.id === initial ? undefined : foreignTag(state, 'nombre', language)}
            >
              {wordsOf(state)}
            </ChoiceRow>
          ))}
        </fieldset>
        {makesIncident ? (
          <Notice tone="info">
            <p>{t('state.incident')}</p>
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
