import { Button } from '../../ui/native/Button'
import { CloseIcon, UndoIcon } from '../../ui/native/icons'
import { Toast } from '../../ui/native/Toast'
import { useForm, type FormMessage } from '../context'

/** What was just done, with the way back; stays until closed, so that it can be read again (FMT-03). */
export function FormToast({ said, onClose }: { said: FormMessage | null; onClose: () => void }) {
  const { t } = useForm()
  // The region is on the page before it has a text, or screen readers miss the first message.
  return (
    <div role="status">
      {said ? (
        <Toast
          actions={
            <>
              {said.undo ? (
                <Button
                  look="quiet"
                  icon={<UndoIcon />}
                  onClick={() => {
                    said.undo?.()
                    onClose()
                  }}
                >
                  {t('undo')}
                </Button>
              ) : null}
              <Button look="quiet" aria-label={t('form.close')} icon={<CloseIcon />} onClick={onClose} />
            </>
          }
        >
          {said.text}
        </Toast>
      ) : null}
    </div>
  )
}
