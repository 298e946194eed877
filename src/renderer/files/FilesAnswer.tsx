import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { fileRequirementsIn } from '../../domain/form/file-requirements'
import { listedIn } from '../../domain/question-types/files/list'
import { filesTaken } from '../../domain/question-types/files/taken'
import { zoneOf } from '../../domain/zone'
import type { FileLists } from '../../engine/file-lists'
import type { InputProps } from '../../questions/input-props'
import { onLeaveGroup } from '../../questions/shared/leave'
import { FileAlert } from '../attachments/FileStatus'
import { useForm } from '../context'
import { Choosers } from './Choosers'
import styles from './Files.module.css'
import { ComingRow, ListedRow } from './ListedRow'
import { devicePlace, takenFacts } from './taken-facts'

/** Several photos and documents, put in order and described (KIND-08). */
export function FilesAnswer(props: InputProps) {
  const { answering } = useForm()
  const { lists } = answering.uploads
  return lists ? <FileList {...props} lists={lists} /> : null
}

/** Says what a list of files on their way shows, so that it is drawn again when that changes. */
const stateOf = (lists: FileLists, { path }: Pick<InputProps, 'path'>): string =>
  lists
    .waiting(path)
    .map(({ id, view }) => `${id} ${view.status} ${view.part}`)
    .join()

function FileList(props: InputProps & { lists: FileLists }) {
  const { id, path, question, response, labelledBy, describedBy, invalid, lists, onLeave } = props
  const { t } = useTranslation('files')
  const { answering, t: answeringTexts } = useForm()
  const [said, say] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const box = useRef<HTMLDivElement>(null)
  useSyncExternalStore(
    (listener) => lists.on(path, listener),
    () => stateOf(lists, props),
  )
  const asked = { ...fileRequirementsIn(question.formato), ...filesTaken(question) }
  const listed = listedIn(response.respuesta) ?? []
  const waiting = lists.waiting(path)
  const coming = waiting.filter(({ stored }) => !listed.some((file) => file.path === stored))
  const room = asked.most - listed.length - coming.length

  function choose(kind: 'imagen' | 'documento' | 'audio', files: File[]): void {
    let here: Promise<string> | null = null
    const place = { timeZone: zoneOf(answering.version), here: () => (here ??= devicePlace()) }
    const problems = files.slice(0, Math.max(room, 0)).flatMap((file) => {
      const facts = kind === 'imagen' ? takenFacts(file, asked, place) : undefined
      const problem = lists.add(path, kind, file, facts)
      return problem
        ? [answeringTexts('file.refused', { name: file.name, problem: answeringTexts(`file.${problem}`) })]
        : []
    })
    const over = files.length - Math.max(room, 0)
    setRefused(over > 0 ? [...problems, t('over', { count: over, most: asked.most })] : problems)
  }
  const remove = (stored: string, name: string): void => {
    lists.remove(path, stored)
    say(t('removed', { name }))
    // What had the focus is gone.
    box.current?.focus()
  }
  return (
    <div
      ref={box}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.files}
      onBlur={onLeaveGroup(onLeave)}
    >
      {asked.kinds.includes('photo') ? (
        <p className={styles.hint}>
          {t(asked.where ? 'hint.where' : asked.when ? 'hint.when' : 'hint.nothing')}
        </p>
      ) : null}
      {listed.length > 0 ? (
        <ol className={styles.list}>
          {listed.map((file, at) => (
            <ListedRow
              key={file.path}
              id={`${id}-${at}`}
              {...{ path, lists, file, at, asked, say }}
              total={listed.length}
              view={waiting.find(({ stored }) => stored === file.path)?.view ?? null}
              isInvalid={invalid}
              onRemove={() => remove(file.path, file.name)}
              onReplaced={() => box.current?.focus()}
            />
          ))}
        </ol>
      ) : null}
      {coming.length > 0 ? (
        <ul className={styles.list}>
          {coming.map(({ id: job, stored, view }) => (
            <ComingRow
              key={job}
              view={view}
              onRetry={() => lists.retry(path, stored)}
              onRemove={() => remove(stored, view.name)}
            />
          ))}
        </ul>
      ) : null}
      {room > 0 ? <Choosers kinds={asked.kinds} onChoose={choose} /> : null}
      <p className={styles.hint}>
        {t('count', { count: listed.length + coming.length, most: asked.most })}
        {asked.least > 1 ? ` ${t('least', { count: asked.least })}` : ''}
      </p>
      {refused.map((words) => (
        <FileAlert key={words}>{words}</FileAlert>
      ))}
      <p role="status" className={styles.unseen}>
        {said}
      </p>
    </div>
  )
}
