import { Skeleton } from '../page/skeleton'
import { Card } from './card'

/** In place of cards whose values are still read, about as high as these, so that what follows them does not move. */
export function CardSkeletons({ lines }: { lines: readonly number[] }) {
  return (
    <>
      {lines.map((count, index) => (
        <Card key={index}>
          <Skeleton lines={count} />
        </Card>
      ))}
    </>
  )
}
