import { useEffect, useRef } from 'react'
import Pad, { type PointGroup } from 'signature_pad'
import { Button } from '../../../ui/native/Button'
import { TrashIcon, UndoIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import styles from './Signature.module.css'

interface SignaturePadProps {
  label: string
  /** Lines drawn so far. */
  strokes: unknown[]
  onDraw: (picture: Blob | null, strokes: unknown[]) => void
}

const isStroke = (value: unknown): value is PointGroup =>
  typeof value === 'object' && value !== null && 'points' in value && Array.isArray(value.points)

/** Paper stays white and ink dark in every theme: the picture is read and printed elsewhere. */
const PAPER = { backgroundColor: '#ffffff', penColor: '#14262b' }

/** A pad of 150 px (SIGN-01). Every finished line is handed over, so that nothing is lost with the page. */
export function SignaturePad({ label, strokes, onDraw }: SignaturePadProps) {
  const { t } = useForm()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const report = useRef(onDraw)
  report.current = onDraw
  const initial = useRef(strokes)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const current = new Pad(element, PAPER)
    pad.current = current
    const draw = (lines: PointGroup[]) => {
      fitToScreen(element)
      current.clear()
      current.fromData(lines)
    }
    draw(initial.current.filter(isStroke))
    const hand = () => handOver(element, current, report.current)
    current.addEventListener('endStroke', hand)
    const observer = new ResizeObserver(() => draw(current.toData()))
    observer.observe(element)
    return () => {
      observer.disconnect()
      current.removeEventListener('endStroke', hand)
      current.off()
    }
  }, [])

  function change(lines: PointGroup[]): void {
    const current = pad.current
    const element = canvas.current
    if (!current || !element) return
    current.clear()
    current.fromData(lines)
    handOver(element, current, report.current)
  }

  return (
    <div>
      <div className={styles.pad}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
        {strokes.length === 0 ? (
          <span className={styles.here} aria-hidden="true">
            {t('signature.signHere')}
          </span>
        ) : null}
      </div>
      {strokes.length > 0 ? (
        <div className={styles.tools}>
          <Button
            look="quiet"
            icon={<UndoIcon />}
            onClick={() => change(pad.current?.toData().slice(0, -1) ?? [])}
          >
            {t('signature.undo')}
          </Button>
          <Button look="quiet" icon={<TrashIcon />} onClick={() => change([])}>
            {t('signature.clear')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** As many pixels as the screen has, or lines look coarse. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
}

function handOver(canvas: HTMLCanvasElement, pad: Pad, report: SignaturePadProps['onDraw']): void {
  const strokes = pad.toData()
  if (pad.isEmpty() || strokes.length === 0) return report(null, [])
  canvas.toBlob((picture) => report(picture, strokes), 'image/png')
}
