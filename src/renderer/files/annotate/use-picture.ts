import { useEffect, useState } from 'react'

/** A picture that is loaded to be drawn; null until it is, and where it cannot be opened. */
export function usePicture(address: string) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const image = new Image()
    image.src = address
    image.decode().then(
      () => (isCurrent ? setPicture(image) : undefined),
      () => (isCurrent ? setBroken(true) : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return { picture, isBroken }
}
