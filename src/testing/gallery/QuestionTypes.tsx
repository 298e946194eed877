import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { QUESTION_KINDS, type QuestionKind } from '../../domain/form/kinds'
import { FilesFrom } from '../../lib/files'
import { useLanguage } from '../../lib/i18n'
import type { EditorProps } from '../../questions/editor-props'
import { editorFor } from '../../questions/editors'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { FormContextValue, type FormContext } from '../../renderer/context'
import { CLOSED } from '../../renderer/closed'
import { ClosedWordsValue, type ClosedWords } from '../../renderer/closed/words'
import { createOpenRows } from '../../renderer/open-rows'
import { QuestionField } from '../../renderer/parts/QuestionField'
import { FileStates } from './FileStates'
import { Piece, State } from './Piece'
import { readPicture, responseTo, statesOf, type Samples } from './samples'

/** Each question type as it is answered, worked on when something was there first, read and edited. */
export function QuestionTypes({ samples: { answering } }: { samples: Samples }) {
  const { t } = useTranslation('answering')
  const { t: closed } = useTranslation('completion')
  const language = useLanguage()
  const context = useMemo(
    (): FormContext => ({
      answering,
      openRows: createOpenRows(),
      closed: CLOSED,
      away: null,
      language,
      t,
      marksOptional: false,
      say: () => undefined,
    }),
    [answering, language, t],
  )
  const words = useMemo(
    (): ClosedWords => ({
      why: () => closed('locked'),
      noCondition: closed('noCondition'),
      signed: closed('sealed'),
      unsigned: closed('citizenSigns'),
      signatureOf: (name) => closed('signatureOf', { name }),
    }),
    [closed],
  )
  return (
    <FilesFrom read={readPicture}>
      <ClosedWordsValue value={words}>
        <FormContextValue value={context}>
          {QUESTION_KINDS.map((kind, section) => (
            <Kind key={kind} kind={kind} section={section} samples={{ answering }} />
          ))}
          <FileStates />
        </FormContextValue>
      </ClosedWordsValue>
    </FilesFrom>
  )
}

interface KindProps {
  kind: QuestionKind
  section: number
  samples: Samples
}

function Kind({ kind, section, samples }: KindProps) {
  const { t } = useTranslation('editor')
  const questions = samples.answering.version.secciones[section]?.preguntas ?? []
  const [plain] = questions
  return (
    <Piece name={`${kind} · ${t(`kind.${kind}`)}`}>
      {statesOf(kind).map((state, question) => (
        <State key={state} name={state}>
          <QuestionField section={section} condition={null} row={0} question={question} repetition={0} />
        </State>
      ))}
      {plain ? (
        <>
          <State name="read">
            <ResponseDisplay question={plain} response={responseTo(kind, plain)} />
          </State>
          <State name="read, empty">
            <ResponseDisplay question={plain} response={plain} />
          </State>
          <State name="in the editor">
            <Edited question={plain} active={false} />
          </State>
          <State name="in the editor, selected">
            <Edited question={plain} active />
          </State>
        </>
      ) : null}
    </Piece>
  )
}

function Edited({ question, active }: Pick<EditorProps, 'question' | 'active'>) {
  const { t } = useTranslation('editor')
  const Editor = editorFor(question)
  return (
    <Editor
      question={question}
      active={active}
      t={t}
      newId={() => 'new'}
      change={() => undefined}
      onRemoveOption={(_, remove) => remove()}
      endGroup={() => undefined}
    />
  )
}
