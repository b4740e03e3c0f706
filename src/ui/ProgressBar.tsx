interface ProgressBarProps {
  value: number;
  max: number;
  /** The id of the element that names it. */
  labelledBy: string;
}

export const ProgressBar = ({ value, max, labelledBy }: ProgressBarProps) => (
  <div
    aria-labelledby={labelledBy}
    aria-valuemax={max}
    aria-valuemin={0}
    aria-valuenow={value}
    aria-valuetext={`${value} sur ${max}`}
    className="h-5 w-full overflow-hidden rounded-full border-2 border-nuit-gold bg-nuit-night p-0.5"
    role="progressbar"
  >
    <div
      className="h-full origin-left rounded-full bg-nuit-gold transition-transform duration-scene ease-breath"
      style={{ transform: `scaleX(${value / max})` }}
    />
  </div>
);
