import { isSigned } from '../../domain/correction/locks'
import { signaturePath } from '../../domain/files/storage-path'
import type { Signature } from '../../domain/form/signature'
import { StoredPicture } from '../../questions/attachments/StoredPicture'
import { useForm } from '../context'
import { SignatureFrame } from '../signatures/SignatureFrame'
import styles from './Closed.module.css'
import { Why } from './Why'
import { useClosedWords } from './words'

/**
 * A signature that was given, or that is not given here (SIGN-05). The words that were signed come from the form's
 * version (SEC-02).
 */
export function ClosedSignature({ setting, index }: { setting: Signature; index: number }) {
  const { answering } = useForm()
  const words = useClosedWords()
  const { before } = answering.policy.signature(index)
  const given = before && isSigned(before) ? before : null
  return (
    <SignatureFrame setting={setting} index={index} disabled={given === null}>
      {() =>
        given ? (
          <>
            <StoredPicture
              className={styles.signed}
              path={signaturePath(answering.version.formId, given.imgID)}
              name={given.names}
              alt={words.signatureOf(given.names)}
              opens={false}
            />
            <p>{given.names}</p>
            <Why>{words.signed}</Why>
          </>
        ) : (
          <p className={styles.unsigned}>{words.unsigned}</p>
        )
      }
    </SignatureFrame>
  )
}
