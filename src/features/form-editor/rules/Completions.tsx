import { Paper, Popper } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Completion, Suggestion } from '../../../domain/form-logic/completion'
import type { Signature } from '../../../domain/logic/signatures'
import { isValueType } from '../../../domain/logic/value'
import { LiveText } from '../../../ui/staff/LiveText'
import styles from './Completions.module.css'
import { partName } from '../../../lib/part-names'

interface CompletionsProps {
  /** Element id of the list. */
  id: string
  /** null while nothing can be written on. */
  completion: Completion | null
  active: number
  anchor: HTMLElement | null
  onTake: (suggestion: Suggestion) => void
}

/** Element id of a suggestion, by its position. */
export const suggestionId = (list: string, at: number): string => `${list}-${at}`

const KINDS = ['option', 'function', 'part'] as const

/** What can be written on, below a field that keeps the focus: what it is and, of a function, what it takes (LOGIC-05). */
export function Completions({ id, completion, active, anchor, onTake }: CompletionsProps) {
  const { t } = useTranslation('editor')
  const suggestions = completion?.suggestions ?? []
  const isOpen = completion !== null
  const left = (completion?.count ?? 0) - suggestions.length
  return (
    <>
      <LiveText>{isOpen ? t('rules.suggestions', { count: suggestions.length }) : ''}</LiveText>
      {isOpen ? (
        <Popper open anchorEl={anchor} placement="bottom-start" className={styles.popper}>
          <Paper elevation={8} className={styles.paper}>
            <div id={id} role="listbox" aria-label={t('rules.suggested')} className={styles.list}>
              {KINDS.map((kind) => {
                const own = suggestions.flatMap((suggestion, at) =>
                  suggestion.is === kind ? [{ suggestion, at }] : [],
                )
                return own.length === 0 ? null : (
                  <div key={kind} role="group" aria-label={t(`rules.suggestedKind.${kind}`)}>
                    <p aria-hidden className={styles.kind}>
                      {t(`rules.suggestedKind.${kind}`)}
                    </p>
                    {own.map(({ suggestion, at }) => (
                      <div
                        key={suggestion.written}
                        id={suggestionId(id, at)}
                        ref={at === active ? intoSight : undefined}
                        role="option"
                        tabIndex={-1}
                        aria-selected={at === active}
                        className={styles.suggestion}
                        // The field keeps the focus, or leaving it would close the list before the tap counts.
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => onTake(suggestion)}
                      >
                        <Suggested suggestion={suggestion} />
                      </div>
                    ))}
                  </div>
                )
              })}
            </div>
            {left > 0 ? <p className={styles.left}>{t('rules.suggestionsLeft', { count: left })}</p> : null}
          </Paper>
        </Popper>
      ) : null}
    </>
  )
}

function Suggested({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('editor')
  const nameOf = () =>
    suggestion.is === 'function' ? '' : partName(suggestion.part, (number) => t('rules.unnamed', { number }))
  if (suggestion.is === 'function') return <Called {...suggestion.signature} />
  if (suggestion.is === 'option')
    return (
      <>
        <span dir="auto">{suggestion.option.texto}</span>
        <span className={styles.about} dir="auto">
          {nameOf()}
        </span>
      </>
    )
  const { definition, named } = suggestion.part
  const code = 'codigo' in definition ? definition.codigo : ''
  const is = t(`rules.type.${named.type.is}`)
  return (
    <>
      <span dir="auto">{nameOf()}</span>
      <span className={styles.about}>{code === '' ? is : `${code} · ${is}`}</span>
    </>
  )
}

/** A function and what it takes, in words: what may be left out stands in square brackets. */
function Called({ name, params, optional, rest, isOverRows }: Signature) {
  const { t } = useTranslation('editor')
  const typeWords = (param: string): string =>
    isValueType(param) ? t(`rules.type.${param}`) : t('rules.type.any')
  const all = rest === undefined ? params : [...params, rest]
  const taken = all.map((param, at) => {
    const words = isOverRows ? t('rules.ofEachRow', { type: typeWords(param) }) : typeWords(param)
    const isOptional = at >= params.length - optional && at < params.length
    return at >= params.length ? `${words} …` : isOptional ? `[${words}]` : words
  })
  return (
    <>
      <code>{name}</code>
      <span className={styles.about}>{taken.join(', ')}</span>
    </>
  )
}

const intoSight = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })
