import { useState, type ReactNode } from 'react'
import type { Option, Question } from '../../domain/form/question'
import { isHidden } from '../../domain/form/outcome'
import { localizedOption } from '../../domain/language'
import { SearchIcon } from '../../ui/native/icons'
import segments from '../../ui/native/segments.module.css'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'
import styles from './OptionList.module.css'
import { isSearched, searchOptions } from './search'

/** Most options that stand side by side, and most letters that they have together on a narrow phone. */
const MAX_IN_ROW = 4
const MAX_LETTERS_IN_ROW = 32

interface OptionListProps extends InputProps {
  /** A few short options stand in one row: a checklist of many is answered with little scrolling. */
  mayBeRow?: boolean
  /** What is chosen, in words; stays in sight while the list is filtered. */
  chosen: string
  row: (option: Option) => ReactNode
}

/** Whether a rule does not offer an option; it stands with the question, also for a further answer. */
function isOptionHidden({ opciones }: Question, at: number): boolean {
  const option = opciones[at]
  return option !== undefined && isHidden(option)
}

/** The options of a choice; a long list comes with a search field and scrolls within 300 px (ANS-06). */
export function OptionList(props: OptionListProps) {
  const { question, row } = props
  const opciones = props.response.opciones.filter((_, at) => !isOptionHidden(question, at))
  const offered = { ...props, response: { ...props.response, opciones } }
  if (opciones.length === 0 && question.opciones.length > 0)
    return <p className={styles.none}>{props.t('input.noneOffered')}</p>
  if (isSearched({ ...question, opciones })) return <SearchedList {...offered} />
  const letters = opciones.map((option) => localizedOption(option, props.language)).join('').length
  const isRow = props.mayBeRow && opciones.length <= MAX_IN_ROW && letters <= MAX_LETTERS_IN_ROW
  return <div className={isRow ? segments.segments : styles.list}>{opciones.map(row)}</div>
}

function SearchedList({ id, response, language, t, chosen, row }: OptionListProps) {
  const [wanted, setWanted] = useState('')
  const found = searchOptions(response.opciones, wanted, language)
  const count = found.length === 0 ? t('input.foundNone') : t('input.found', { count: found.length })
  return (
    <div className={styles.searched}>
      <div className={styles.search}>
        <SearchIcon />
        <input
          type="search"
          className={control.control}
          aria-label={t('input.search')}
          placeholder={t('input.search')}
          aria-controls={`${id}-list`}
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          // Escape clears the search before it closes anything around it.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || wanted === '') return
            event.stopPropagation()
            setWanted('')
          }}
        />
      </div>
      <p className={styles.count}>
        <span role="status">{wanted === '' ? '' : count}</span>
        {chosen ? <bdi className={styles.chosen}>{chosen}</bdi> : null}
      </p>
      <div id={`${id}-list`} className={`${styles.list} ${styles.scroll}`}>
        {found.map(row)}
      </div>
    </div>
  )
}
