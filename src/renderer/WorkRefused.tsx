import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { useTitle } from '../lib/title'
import { MessagePage, messageAction } from '../ui/MessagePage'
import { Button } from '../ui/native/Button'

interface WorkRefusedProps<Why extends string> {
  why: Why
  /** The words of the page, by their key. */
  words: (key: `${Why}Title` | `${Why}Text` | 'retry' | 'toForms') => string
  /** Offered where trying again may help. */
  onRetry?: (() => void) | undefined
}

/** A stored answer that cannot be worked on, and why. */
export function WorkRefused<Why extends string>({ why, words, onRetry }: WorkRefusedProps<Why>) {
  const title = words(`${why}Title`)
  useTitle(title)
  return (
    <MessagePage
      urgent
      title={title}
      actions={
        <>
          {onRetry && why === 'failed' ? (
            <Button look="primary" onClick={onRetry}>
              {words('retry')}
            </Button>
          ) : null}
          <Link className={messageAction.plain} to={paths.forms.href()}>
            {words('toForms')}
          </Link>
        </>
      }
    >
      <p>{words(`${why}Text`)}</p>
    </MessagePage>
  )
}
