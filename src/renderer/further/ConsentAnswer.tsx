import { useTranslation } from 'react-i18next'
import { localized } from '../../domain/language'
import { behaviourOf } from '../../domain/question-types'
import { acceptanceIn, acceptanceText, textVersionOf } from '../../domain/question-types/consent/accepted'
import { wallClockIn } from '../../domain/wall-clock'
import { zoneOf } from '../../domain/zone'
import type { InputProps } from '../../questions/input-props'
import { FormattedText } from '../../questions/note/FormattedText'
import { onLeaveGroup } from '../../questions/shared/leave'
import { ChoiceRow } from '../../ui/native/ChoiceRow'
import { useForm } from '../context'
import styles from './ConsentAnswer.module.css'

const FORMAT = { yes: '', no: '' }

/** A text to be read and accepted; the answer says which one was, and when (KIND-10). */
export function ConsentAnswer(props: InputProps) {
  const { id, question, response, labelledBy, describedBy, invalid, language, onChange, onLeave } = props
  const { t } = useTranslation('kinds')
  const { answering } = useForm()
  const version = textVersionOf(question.formato)
  const isAccepted = acceptanceIn(response.respuesta)?.version === version
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.consent}
      onBlur={onLeaveGroup(onLeave)}
    >
      {localized(question, 'descripcion', language).trim() ? (
        <div className={styles.text}>
          <FormattedText question={question} language={language} />
        </div>
      ) : null}
      <ChoiceRow
        type="checkbox"
        id={`${id}-accept`}
        name={id}
        checked={isAccepted}
        invalid={invalid}
        onChange={(checked) =>
          onChange({
            respuesta: checked
              ? acceptanceText({ version, at: wallClockIn(new Date(), zoneOf(answering.version)) })
              : '',
          })
        }
      >
        {t('consent.accept')}
      </ChoiceRow>
      {isAccepted ? (
        <p className={styles.accepted}>
          {t('consent.accepted', {
            when: behaviourOf(question).summary(question, response, { ...FORMAT, language }),
          })}
        </p>
      ) : null}
    </div>
  )
}
