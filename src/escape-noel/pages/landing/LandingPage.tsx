/** The game's front door (spec §2 « Landing »). */
export function LandingPage() {
  return (
    <div className="p-6">
      <h1 className="text-4xl">Escape Noël</h1>
    </div>
  );
}
