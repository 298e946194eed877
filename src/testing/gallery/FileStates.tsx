import type { UploadView } from '../../engine/pending-file'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { AttachedFile, SendingFile } from '../../renderer/attachments/FileStatus'
import { aQuestion } from '../builders'
import { Piece, State } from './Piece'

const STATUSES: readonly Pick<UploadView, 'status' | 'fault' | 'part'>[] = [
  { status: 'preparing', fault: null, part: 0 },
  { status: 'sending', fault: null, part: 0.4 },
  { status: 'waiting', fault: null, part: 0 },
  { status: 'failed', fault: null, part: 0 },
  { status: 'tooMany', fault: null, part: 0 },
  { status: 'lost', fault: null, part: 0 },
  { status: 'refused', fault: 'imageDamaged', part: 0 },
]
const NAME = 'fachada-con-un-nombre-largo.jpg'
const nothing = () => undefined

const file = (name: string) => ({ path: `gallery/${name}`, name, size: 1 })
const WITH_FILES = aQuestion({
  imagen: file(NAME),
  documento: file('plano.pdf'),
  video: file('recorrido.mp4'),
})

/** A file of a question on its way, with the answer, and as it is read. */
export function FileStates() {
  return (
    <Piece name="files">
      {STATUSES.map((view) => (
        <State key={view.status} name={view.status}>
          <SendingFile view={{ ...view, name: NAME }} onRetry={nothing} onRemove={nothing} />
        </State>
      ))}
      <State name="attached">
        <AttachedFile attached={file(NAME)} onRemove={nothing} />
      </State>
      <State name="read">
        <ResponseDisplay question={WITH_FILES} response={WITH_FILES} />
      </State>
    </Piece>
  )
}
