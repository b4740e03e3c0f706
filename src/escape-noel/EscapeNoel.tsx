import { Route, Routes } from 'react-router-dom';
import { LandingPage } from './pages/landing/LandingPage';

/** The game's own router (spec §2 « Game routes »). */
export function EscapeNoel() {
  return (
    <div className="nuit min-h-dvh bg-nuit-deep text-nuit-ivory">
      <Routes>
        <Route index element={<LandingPage />} />
      </Routes>
    </div>
  );
}
