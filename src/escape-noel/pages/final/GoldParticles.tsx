import { seededRandom } from '@/lib/random';

const PARTICLE_COUNT = 40;

const random = seededRandom(40);
const particles = Array.from({ length: PARTICLE_COUNT }, (_, index) => {
  const seconds = 14 + random() * 16;
  return {
    left: `${(((index + random()) / PARTICLE_COUNT) * 100).toFixed(1)}%`,
    width: `${(2 + random() * 4).toFixed(1)}px`,
    animationDuration: `${seconds.toFixed(1)}s`,
    animationDelay: `-${(random() * seconds).toFixed(1)}s`,
  };
});

export function GoldParticles() {
  return (
    <div
      aria-hidden="true"
      className="gold-dust calm:hidden pointer-events-none fixed inset-0 -z-10 overflow-hidden contain-strict"
    >
      {particles.map((particle, index) => (
        <span key={index} style={particle} />
      ))}
    </div>
  );
}
