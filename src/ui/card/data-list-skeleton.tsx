import { Reserved } from '../page/reserved'

import { SkeletonFrame } from '../page/skeleton-frame'
import { Card, type CardProps } from './card'
import { DataList, DataRow } from './data-list'
import styles from './data-list-skeleton.module.css'

interface Props {
  /** Of the rows, which are known before their values. */
  labels: readonly string[]
}

/** In place of a value that is still read. */
export const SkeletonValue = () => <div className={styles.value} />

const SkeletonRows = ({ labels }: Props) => (
  <DataList>
    {labels.map(label => (
      <DataRow key={label} label={label}>
        <SkeletonValue />
      </DataRow>
    ))}
  </DataList>
)

/** In place of a list whose values are still read. */
export const DataListSkeleton = (props: Props) => (
  <SkeletonFrame>
    <SkeletonRows {...props} />
  </SkeletonFrame>
)

/** In place of a card with such a list, and of its actions. */
export function DataCardSkeleton({ labels, actions, children, ...card }: Props & Partial<CardProps>) {
  return (
    <SkeletonFrame>
      <Card {...card} {...(actions && { actions: <Reserved>{actions}</Reserved> })}>
        {children}
        <SkeletonRows labels={labels} />
      </Card>
    </SkeletonFrame>
  )
}
