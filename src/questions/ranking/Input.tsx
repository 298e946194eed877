import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isHidden } from '../../domain/form/outcome'
import type { Option } from '../../domain/form/question'
import { foreignOptionTag, localizedOption } from '../../domain/language'
import { rankedOptions, rankingText } from '../../domain/question-types/ranking/order'
import { NamedPart } from '../../ui/NamedPart'
import { CloseIcon } from '../../ui/native/icons'
import type { InputProps } from '../input-props'
import { onLeaveGroup } from '../shared/leave'
import { DownIcon, UpIcon } from './icons'
import styles from './Input.module.css'
import { reservedSpace } from '../../ui/reserved-space'

/**
 * Options are put in order by choosing one after the other; those that are placed go up, down or out again (KIND-04).
 * Buttons do all of it, so that it works by keyboard and by screen reader as by hand.
 */
export function RankingInput(props: InputProps) {
  const { id, question, response, labelledBy, describedBy, language, picture, onChange, onLeave } = props
  const { t } = useTranslation('kinds')
  const [said, say] = useState('')
  const ranked = rankedOptions(question.opciones, response.respuesta)
  const waiting = question.opciones.filter((option) => !ranked.includes(option) && !isHidden(option))
  const words = (option: Option) => localizedOption(option, language)
  const named = (option: Option) => ({ part: words(option), lang: foreignOptionTag(option, language) })
  const total = ranked.length + waiting.length

  function put(next: Option[], moved: Option): void {
    onChange({ respuesta: rankingText(next) })
    const place = next.indexOf(moved) + 1
    say(
      place === 0
        ? t('rank.out', { option: words(moved) })
        : t('rank.at', { option: words(moved), place, total }),
    )
  }
  const swap = (at: number, by: 1 | -1): void => {
    const [one, other] = [ranked[at], ranked[at + by]]
    if (one && other) put(ranked.with(at, other).with(at + by, one), one)
  }
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={onLeaveGroup(onLeave)}
    >
      {ranked.length > 0 ? (
        <ol className={styles.list}>
          {ranked.map((option, at) => (
            <li key={option.id} className={styles.row}>
              <span className={styles.place}>{at + 1}.</span>
              {picture?.(option)}
              <span className={styles.words} dir="auto" lang={foreignOptionTag(option, language)}>
                {words(option)}
              </span>
              <span className={styles.buttons}>
                <button
                  type="button"
                  className={styles.button}
                  style={reservedSpace(at > 0)}
                  onClick={() => swap(at, -1)}
                >
                  <UpIcon />
                  <NamedPart sentence={(part) => t('rank.up', { option: part })} {...named(option)} />
                </button>
                <button
                  type="button"
                  className={styles.button}
                  style={reservedSpace(at < ranked.length - 1)}
                  onClick={() => swap(at, 1)}
                >
                  <DownIcon />
                  <NamedPart sentence={(part) => t('rank.down', { option: part })} {...named(option)} />
                </button>
                <button
                  type="button"
                  className={styles.button}
                  onClick={() =>
                    put(
                      ranked.filter((one) => one !== option),
                      option,
                    )
                  }
                >
                  <CloseIcon />
                  <NamedPart sentence={(part) => t('rank.remove', { option: part })} {...named(option)} />
                </button>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <p className={styles.how}>
            {ranked.length === 0 ? t('rank.begin') : t('rank.next', { place: ranked.length + 1 })}
          </p>
          <ul className={styles.list}>
            {waiting.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  dir="auto"
                  lang={foreignOptionTag(option, language)}
                  className={styles.add}
                  onClick={() => put([...ranked, option], option)}
                >
                  {picture?.(option)}
                  {words(option)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p role="status" className={styles.unseen}>
        {said}
      </p>
    </div>
  )
}
