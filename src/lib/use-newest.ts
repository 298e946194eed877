import { useEffect, useState } from 'react'
import { createNewest, type Newest } from './newest'

/** Lets only the newest result count, and none once the component is gone. */
export function useNewest(): Newest {
  const [newest] = useState(createNewest)
  useEffect(() => () => void newest.begin(), [newest])
  return newest
}
