export function LitHouse() {
  return (
    // biome-ignore lint/performance/noImgElement: one small picture of our own, already in its final size
    <img src="/brand/lit-house.webp" width={1080} height={380} alt="" className="block h-auto w-full" />
  )
}
