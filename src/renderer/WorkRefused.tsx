import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useTitle } from '../lib/title'
import { MessagePage, messageAction } from '../ui/MessagePage'
import { Button } from '../ui/native/Button'

interface WorkRefusedProps {
  title: string
  text: string
  retry: string
  toForms: string
  /** Given where trying again may help. */
  onRetry?: () => void
}

/** A stored answer that cannot be worked on, and why. */
export function WorkRefused({ title, text, retry, toForms, onRetry }: WorkRefusedProps) {
  useTitle(title)
  return (
    <MessagePage
      urgent
      title={title}
      actions={
        <>
          {onRetry ? (
            <Button look="primary" onClick={onRetry}>
              {retry}
            </Button>
          ) : null}
          <Link className={messageAction.plain} to={paths.forms.href()}>
            {toForms}
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </MessagePage>
  )
}
