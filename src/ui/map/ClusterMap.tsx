import type { Popup as LeafletPopup } from 'leaflet'
import { useRef, useState, useEffect, type ReactNode } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'
import type { ClusterMapProps } from './cluster-map-props'
import styles from './ClusterMap.module.css'
import { Clusters, type OpenedSpot } from './Clusters'
import { MapFrame } from './MapFrame'

/** Moves the focus to the first focusable element of what was just opened. */
function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(
    () => content.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }),
    [],
  )
  return <div ref={content}>{children}</div>
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** For people who want no motion, the map jumps. */
function optionsNow() {
  const moves = !isStill()
  return { worldCopyJump: true, fadeAnimation: moves, zoomAnimation: moves, markerZoomAnimation: moves }
}

/**
 * A map of many points; points that are close are grouped. The tab key reaches pins and groups. Opening a group zooms
 * in until it splits; opening a pin, or a group of one spot, opens a bubble.
 */
export function ClusterMap(props: ClusterMapProps) {
  const { points, fitFor, zoom, groupLabel, onOpen, children, ...frame } = props
  const [options] = useState(optionsNow)
  const [opened, setOpened] = useState<OpenedSpot | null>(null)
  const bubble = useRef<LeafletPopup>(null)

  const open = (spot: OpenedSpot) => {
    setOpened(spot)
    onOpen(spot.ids)
  }
  const close = () => {
    setOpened(null)
    onOpen([])
    // The focus goes back to the marker, unless the person has moved it elsewhere.
    const focused = document.activeElement
    if (bubble.current?.getElement()?.contains(focused) || focused === document.body) opened?.focus()
  }
  return (
    <MapFrame {...frame} className={styles.map} role="region" zoom={zoom} options={options}>
      <Clusters
        points={points}
        fitFor={fitFor}
        maxZoom={zoom.max}
        animate={options.zoomAnimation}
        groupLabel={groupLabel}
        onOpen={open}
      />
      <ClosedByEscape />
      {opened && (
        <Popup
          key={opened.key}
          ref={bubble}
          position={opened.at}
          closeButton={false}
          maxHeight={320}
          maxWidth={300}
          minWidth={200}
          eventHandlers={{ remove: close }}
        >
          <FocusedContent>{children}</FocusedContent>
        </Popup>
      )}
    </MapFrame>
  )
}

function ClosedByEscape() {
  const map = useMapEvents({
    keydown: ({ originalEvent }) => {
      if (originalEvent.key === 'Escape') map.closePopup()
    },
  })
  return null
}
