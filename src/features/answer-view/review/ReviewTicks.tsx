import { useTranslation } from 'react-i18next'
import { partsOf } from '../../../domain/correction/locks'
import { rowSpot } from '../../../domain/answer/corrections/spot'
import { refOf } from '../../../domain/answer/by-ref'
import { refKey } from '../../../domain/form/part-ref'
import { isOthersPart } from '../../../domain/form/second-person'
import { foreignTag, localized } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { useBeside, type Beside } from '../../../renderer/read/beside'
import { Tick, TICK_WORDS } from '../../../renderer/Tick'
import { TickName } from '../../../renderer/TickName'
import styles from '../AnswerView.module.css'
import { useReviewPicks } from './picks'

/** «To check by citizen» for the answer, the image and the document at one place (VIEW-03, CORR-04). */
export const ReviewTicks: Beside['Question'] = ({ view }) => {
  const { section, question, path } = view
  const ref = refOf(view)
  const { t } = useTranslation('correction')
  const language = useLanguage()
  const picks = useReviewPicks()
  const beside = useBeside()
  // Nobody can look again at what was taken away.
  const isAway = beside?.isAway(ref) || beside?.isAway(rowSpot(section, path.row))
  if (!picks || isAway || isOthersPart(section)) return null
  const [name, lang] = [localized(question, 'titulo', language), foreignTag(question, 'titulo', language)]
  return (
    <div className={styles.ticks}>
      {partsOf(question).map((parte) => {
        const pick = { ...ref, parte }
        return (
          <Tick
            key={parte}
            id={`tick-${refKey(ref, parte)}`}
            label={<TickName name={name} lang={lang} parte={parte} />}
            words={t(TICK_WORDS[parte])}
            on={picks.on}
            isOn={() => picks.has(pick)}
            onTick={(isOn) => picks.tick(pick, isOn)}
          />
        )
      })}
    </div>
  )
}
