import { useState } from 'react'
import { Button } from '../../ui/native/Button'
import { useNewest } from '../../lib/use-newest'
import { useForm } from '../context'
import type { SignatureState } from '../../engine/signatures'
import { cleanText } from '../../domain/text/clean'

/** Stands for the drawn lines when the signature is a written name. */
const TYPED = { typed: true }

/** Whether the signature is a written name. */
export const isTyped = ([first]: unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'typed' in first

/** Signs with the written name, for people who cannot draw: with a keyboard, or with a shaking hand. */
export function SignByName({ index, state }: { index: number; state: SignatureState }) {
  const { answering, t } = useForm()
  const [hasFailed, setFailed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const newest = useNewest()
  const name = cleanText(state.names)
  const isSigned = isTyped(state.strokes) && state.picture !== null

  function sign(): void {
    const isNewest = newest.begin()
    // Few people sign like this, so the code is loaded when it is needed.
    const picture = import('./picture-of-name').then((part) => part.pictureOfName(name)).catch(() => null)
    answering.signatures.make(index, picture, [TYPED], true)
    void picture.then((made) => isNewest() && setFailed(made === null))
  }

  function press(): void {
    setTried(name === '')
    if (name !== '') sign()
  }

  return (
    <div>
      {state.picture || state.isMaking ? null : (
        <Button aria-disabled={name === ''} onClick={press}>
          {t('signature.byName')}
        </Button>
      )}
      {/* The region is on the page before it has a text, or screen readers miss the first message. */}
      <div role="status">
        {isSigned ? <p>{t('signature.byNameDone', { name })}</p> : null}
        {wasTried && name === '' ? <p>{t('problem.signatureName')}</p> : null}
        {hasFailed ? <p>{t('signature.byNameFailed')}</p> : null}
      </div>
    </div>
  )
}
