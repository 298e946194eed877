import { useEffect, useId, useRef } from 'react'
import Pad from 'signature_pad'
import { Button } from '../../ui/native/Button'
import { TrashIcon, UndoIcon } from '../../ui/native/icons'
import { NamedPart } from '../../ui/NamedPart'
import { useForm } from '../context'
import { isLine, scaledLines, shownOn, type Line } from './lines'
import styles from './Signature.module.css'

interface SignaturePadProps {
  /** What the signature is called, and the language of that where it is not the page's. */
  title: string
  lang: string | undefined
  /** Lines drawn so far. */
  strokes: unknown[]
  /** The device has the picture of these lines. */
  hasPicture: boolean
  onDraw: (picture: Promise<Blob | null>, strokes: unknown[]) => void
  onClear: () => void
}

/** Paper stays white and ink dark in every theme: the picture is read and printed elsewhere. */
const PAPER = { backgroundColor: '#ffffff', penColor: '#14262b' }

/** A pad of 150 px (SIGN-01). Every finished line is handed over, so that nothing is lost with the page. */
export function SignaturePad({ title, lang, strokes, hasPicture, onDraw, onClear }: SignaturePadProps) {
  const { t } = useForm()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const report = useRef({ onDraw, onClear })
  report.current = { onDraw, onClear }
  const kept = useRef<Line[]>(strokes.filter(isLine))
  const lacksPicture = useRef(kept.current.length > 0 && !hasPicture)

  function draw(): void {
    if (!canvas.current || !pad.current) return
    pad.current.clear()
    pad.current.fromData(shownOn(kept.current, canvas.current.offsetWidth))
  }
  function tell(): void {
    const lines = kept.current
    const element = canvas.current
    if (lines.length === 0) report.current.onClear()
    else if (element)
      report.current.onDraw(new Promise((resolve) => element.toBlob(resolve, 'image/png')), lines)
  }

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const current = new Pad(element, PAPER)
    pad.current = current
    let width = 0
    const fit = () => {
      // The same size again would only wipe a line that is being drawn.
      if (element.offsetWidth === width || element.offsetWidth === 0) return
      width = element.offsetWidth
      fitToScreen(element)
      draw()
    }
    fit()
    if (lacksPicture.current) tell()
    const onStroke = () => {
      kept.current = scaledLines(current.toData(), kept.current, element.offsetWidth)
      tell()
    }
    current.addEventListener('endStroke', onStroke)
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      observer.disconnect()
      current.removeEventListener('endStroke', onStroke)
      current.off()
      pad.current = null
    }
  }, [])

  function change(lines: Line[]): void {
    kept.current = lines
    draw()
    tell()
  }

  return (
    <div>
      <div className={styles.pad}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-labelledby={id} />
        <NamedPart
          id={id}
          sentence={(part) => t('signature.pad', { title: part })}
          part={title}
          lang={lang}
        />
        {strokes.length === 0 ? (
          <span className={styles.here} aria-hidden="true">
            {t('signature.signHere')}
          </span>
        ) : null}
      </div>
      {strokes.length > 0 ? (
        <div className={styles.tools}>
          <Button look="quiet" icon={<UndoIcon />} onClick={() => change(kept.current.slice(0, -1))}>
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

/** Gives the canvas as many pixels as the screen has, or lines look coarse. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
}
