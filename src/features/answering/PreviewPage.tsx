import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { hasRules } from '../../domain/answering/logic'
import { paths } from '../../lib/paths'
import { sendCase } from '../../lib/preview-channel'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { AccessRefused } from './AccessRefused'
import { refusalOfContent } from './access'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { StillAddress } from './preview/StillAddress'
import { usePreviewed } from './preview/use-previewed'

const WhyPanel = lazy(async () => ({ default: (await import('./preview/WhyPanel')).WhyPanel }))

/**
 * A form as it will be answered, while it is being edited: shows what the editor around the frame sends and nothing
 * else. Only a page of this site can have it in a frame; opened alone it shows nothing.
 */
export function PreviewPage() {
  const editor = window.parent
  return editor === window ? <Navigate replace to={paths.home.href()} /> : <Preview editor={editor} />
}

function Preview({ editor }: { editor: Window }) {
  const { t } = useTranslation(['editor', 'answering'])
  const { shown, again } = usePreviewed(editor)
  const [isDone, setDone] = useState(false)
  if (!shown) return <FormSkeleton />
  const { answering } = shown
  const refusal = refusalOfContent(answering.version)
  return (
    <div>
      {refusal ? (
        <AccessRefused refusal={refusal} />
      ) : (
        <StillAddress>
          {hasRules(answering.version.secciones) ? (
            <Suspense fallback={null}>
              <WhyPanel
                answering={answering}
                cases={shown.previewed.cases}
                onKeep={(given) => sendCase(editor, given)}
              />
            </Suspense>
          ) : null}
          <AnswerForm
            answering={answering}
            savingSays={t('preview.savingSays')}
            verb={answering.version.opcionales.publico ? 'send' : 'save'}
            onDiscard={again}
            onSaved={() => {
              setDone(true)
              again()
            }}
          />
        </StillAddress>
      )}
      {isDone ? (
        <Dialog
          title={t('preview.savedTitle')}
          onClose={() => setDone(false)}
          actions={<Button onClick={() => setDone(false)}>{t('answering:save.understood')}</Button>}
        >
          <p>{t('preview.savedText')}</p>
        </Dialog>
      ) : null}
    </div>
  )
}
